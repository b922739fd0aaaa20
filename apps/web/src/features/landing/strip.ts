/** A horizontally scrolling row on phones, a grid from 640 px on. */
export const STRIP = 'flex snap-x gap-3 overflow-x-auto pb-2 sm:grid sm:overflow-visible sm:pb-0'
export const STRIP_ITEM = 'w-3/5 shrink-0 snap-start sm:w-auto'
