/** Parts that every page leads to, and that an API host may lack. */
export interface OfferedParts {
  products: boolean
  orders: boolean
}
