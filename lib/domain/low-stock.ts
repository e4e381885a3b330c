/** More places than these are never few. */
const MAX_FEW = 9
/** Share of the places of a departure, or of the stock, up to which they are few. */
const SHARE = 1 / 3

/** Whether few places are left of a product's own number of them: the nine seats of a van are not few, two of them are. */
export function isLow(left: number, capacity: number): boolean {
  return left > 0 && left <= MAX_FEW && left <= capacity * SHARE
}
