export interface ImageMeta {
  width: number
  height: number
  /** Width by height. */
  ratio: number
}

/** How large a picture is; all zero where that cannot be known. */
export async function imageMeta(picture: Blob): Promise<ImageMeta> {
  try {
    const bitmap = await createImageBitmap(picture)
    const { width, height } = bitmap
    bitmap.close()
    return { width, height, ratio: width / height }
  } catch {
    return { width: 0, height: 0, ratio: 0 }
  }
}
