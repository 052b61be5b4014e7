import mime from 'mime'

/** By the extension, as in `text/html`. */
export function mediaType(path: string): string | undefined {
  return mime.getType(`/${path}`) ?? undefined
}
