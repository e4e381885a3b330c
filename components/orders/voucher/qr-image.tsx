/** A QR code with its quiet zone on white, whatever the theme: scanners need the contrast. */
export function QrImage({ svg, code }: { svg: string; code: string }) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={code}
      width={222}
      height={222}
      className="size-[222px] rounded-12 bg-white"
    />
  )
}
