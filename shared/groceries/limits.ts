/** Numbers of grocery and shopping lists, without the schemas, so that a screen need not load them. No I/O. */

/** What people put on a list, and what one call may send (trust, Limits). */
export const LIST_ITEMS_MAX = 500
