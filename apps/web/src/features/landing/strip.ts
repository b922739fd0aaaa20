/** On a phone a list lies in one row and is moved sideways; from 640 px on it is a grid. */
export const STRIP = 'flex snap-x gap-3 overflow-x-auto pb-2 sm:grid sm:overflow-visible sm:pb-0'
export const STRIP_ITEM = 'w-3/5 shrink-0 snap-start sm:w-auto'
