import mime from 'mime'

/** The media type that a path's extension stands for, as in `text/html`. Undefined if none is known. */
export function mediaType(path: string): string | undefined {
  return mime.getType(`/${path}`) ?? undefined
}
