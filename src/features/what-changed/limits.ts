/** Changed pages whose words are read, pages that a comment lists, and pages that an output has for a broken link. */
export const maxPages = 20
/** Broken links in a comment. */
export const maxTargets = 10
/** Names in one list: of new, removed or moved pages, of files or stories, and of addresses behind a heading. */
export const maxNames = 5
/** Places of a page's words, and changes of menus. */
export const maxPlaces = 3
/** Pages that are named where a change or a broken link stands. */
export const maxNamedPages = 3
/** Characters of the words on each side of a change. */
export const maxCharacters = 160
/** Characters of the changes that several pages have in common. What does not fit stands with its pages. */
export const maxHoistedLength = 4000
/** Bytes of a style sheet whose links are followed, and of JSON that is read without its times. */
export const maxTextBytes = 1024 * 1024
