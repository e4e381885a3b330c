export interface ImageMeta {
  width: number
  height: number
  /** Width divided by height. */
  ratio: number
}

/** Returns the dimensions of an image; all zero if it cannot be decoded. */
export async function imageMeta(image: Blob): Promise<ImageMeta> {
  try {
    const bitmap = await createImageBitmap(image)
    const { width, height } = bitmap
    bitmap.close()
    return { width, height, ratio: width / height }
  } catch {
    return { width: 0, height: 0, ratio: 0 }
  }
}
