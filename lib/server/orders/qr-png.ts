import sharp from 'sharp'

/** Returns a QR code as a PNG of a side in px. @param svg from qrSvg() */
export async function qrPng(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(side, side, { kernel: 'nearest' }).png({ palette: true }).toBuffer()
}
