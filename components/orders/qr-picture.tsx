/** A QR code on white, whatever the theme: scanners need the contrast. */
export function QrPicture({ svg, code }: { svg: string; code: string }) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={code}
      width={210}
      height={210}
      className="size-[210px] rounded-12 bg-white p-3"
    />
  )
}
