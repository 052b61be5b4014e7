import mime from 'mime'

/** By the extension, as in `text/html`. */
export const mediaType = (path: string): string | undefined => mime.getType(`/${path}`) ?? undefined
