/** Held by a backup; taken in shared mode by deletions of files. */
export const FILES_LOCK = 7_215_004
