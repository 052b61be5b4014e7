/** Changed pages whose words are read, pages that a comment lists, and pages that an output has for a broken link. */
export const maxPages = 20

/** Of a style sheet that is read as a whole. */
export const maxSheetBytes = 1_048_576
