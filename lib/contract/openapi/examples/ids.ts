export const CART_ITEM_ID = '9b2e6a10-4c57-4f0a-b0a4-0d5c8f1e2a33'
export const ORDER_ID = 'c7f5d0b2-1e9a-4a83-9f27-6b8d4e3c2a10'
export const BOOKING_ID = '2a4c6e80-9b1d-4f35-8a7c-5e3d1f0b9c28'
export const UNIT_ITEM_IDS = [
  'a1e2c3d4-0001-4a5b-8c6d-7e8f90a1b2c3',
  'a1e2c3d4-0002-4a5b-8c6d-7e8f90a1b2c3',
] as const
export const REFERENCE = 'SH-7Q4K-2611'
export const INVOICE = 'SB7Q4KM2XW9R3TCF8P'
export const LINK_TOKEN = 'Tq8mZ2vR6kXn4bLc0sWy7uHd'
