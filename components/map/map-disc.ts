/** The mark of the place: the disc of the shop. */
export const MAP_DISC =
  'block size-5 rounded-full border-[3px] border-white bg-brand shadow-2 forced-colors:bg-[CanvasText]'
