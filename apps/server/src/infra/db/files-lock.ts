/**
 * Number of an advisory lock. A backup holds the lock exclusively, and deletions of files share it, so that no file is
 * deleted during a backup.
 */
export const FILES_LOCK = 7_215_004
