/** The part of the Shape Detection API used here; neither TypeScript nor every browser knows it. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<Array<{ rawValue: string }>>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

function detectorClass(): DetectorClass | undefined {
  return (window as typeof window & { BarcodeDetector?: DetectorClass }).BarcodeDetector
}

/** Whether this browser can read QR codes with a camera; otherwise the code is typed. */
export async function canScan(): Promise<boolean> {
  const Detectors = navigator.mediaDevices ? detectorClass() : undefined
  if (!Detectors) return false
  const formats = await Detectors.getSupportedFormats().catch((): string[] => [])
  return formats.includes('qr_code')
}

/** @throws TypeError if `canScan` returns false */
export function newDetector(): Detector {
  const Detectors = detectorClass()
  if (!Detectors) throw new TypeError('browser cannot read codes')
  return new Detectors({ formats: ['qr_code'] })
}
