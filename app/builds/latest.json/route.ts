/**
 * Returns the id of the build that this server serves; pages of an older build use it to detect the update.
 */
export function GET(): Response {
  return Response.json({ id: process.env.BUILD_ID }, { headers: { 'cache-control': 'no-store' } })
}
