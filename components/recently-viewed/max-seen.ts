/** Maximum number of viewed products stored on a device, besides the current one. */
export const MAX_SEEN = 12
