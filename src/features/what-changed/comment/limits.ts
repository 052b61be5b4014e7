/** Limits of what a comment shows. */

/** New pages, removed ones, and those with another address. */
export const maxOfKind = 5

/** Places of a page's words. */
export const maxPlaces = 3

/** Characters of the words on each side of a change. */
export const maxCharacters = 160

/** Pages that are named where a change or a broken link stands. */
export const maxNamedPages = 3

/** Addresses in one heading, behind the name of its first page. */
export const maxAddresses = 5

/** Names of pictures, fonts and documents, of stories, and of pages that differ in what is not compared. */
export const maxNames = 5

/** Broken links. */
export const maxTargets = 10

/** Characters of the changes that several pages have in common. What does not fit stands with its pages. */
export const maxHoistedLength = 4000

/** Changes of menus. */
export const maxMenuChanges = 3
