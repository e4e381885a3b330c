/** What of the Shape Detection API is used; TypeScript does not know it, nor do all browsers. */
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

/** Whether this browser reads QR codes from a camera; elsewhere the code is typed. */
export async function canScan(): Promise<boolean> {
  const Detectors = navigator.mediaDevices ? detectorClass() : undefined
  if (!Detectors) return false
  const formats = await Detectors.getSupportedFormats().catch((): string[] => [])
  return formats.includes('qr_code')
}

/** @throws TypeError where `canScan` is false */
export function newDetector(): Detector {
  const Detectors = detectorClass()
  if (!Detectors) throw new TypeError('this browser reads no codes')
  return new Detectors({ formats: ['qr_code'] })
}
