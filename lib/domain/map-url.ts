interface Position {
  latitude: number | null
  longitude: number | null
}

/** Returns the URL of a position on a map; null without a position. */
export function mapUrl({ latitude, longitude }: Position): string | null {
  if (latitude === null || longitude === null) return null
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}
