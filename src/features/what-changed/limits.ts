/** Changed pages whose words are read, pages that a comment lists, and pages that an output has for a broken link. */
export const maxPages = 20
