/** A phone and a desktop. WebKitGTK has a smallest width of its own, which it takes instead of the phone's. */
export const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const
