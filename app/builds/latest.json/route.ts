/** The latest-build manifest: which build this server serves. Pages of an older one notice by it. */
export function GET(): Response {
  return Response.json({ id: process.env.BUILD_ID }, { headers: { 'cache-control': 'no-store' } })
}
