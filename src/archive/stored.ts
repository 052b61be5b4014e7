/** Which files of an archive are stored as they are, because deflating them costs time and saves next to nothing. */

/** By their paths: what is compressed already. */
export const compressed =
  /\.(?:7z|avif|br|bz2|docx|epub|gif|gz|heic|jpe?g|jxl|m4[av]|mkv|mov|mp[34]|og[gv]|opus|png|pptx|rar|tgz|webm|webp|woff2?|xlsx|xz|zip|zst)$/iu

/** By their bytes: what deflating (of a large file the first chunk) makes smaller by no more than 5 %. */
export function isHardlySmaller(deflated: number, size: number): boolean {
  return deflated >= 0.95 * size
}
