/** Advisory lock. A backup holds it exclusively. Deletions of files share it, so that none happens during a backup. */
export const FILES_LOCK = 7_215_004
