/** px of the longer side that are sent: the reader works at 2,000 across, and a kitchen's Wi-Fi is slow. */
const longestSide = 2800
const quality = 0.88

/**
 * The data URL to send: upright, turned as the cook has turned it, and no larger than is read. What this browser cannot
 * open (a PDF, a HEIC) goes as it is: the server says what to do with it.
 */
export const photoToSend = async (file: File, quarterTurns: number): Promise<string> => {
  const picture = await open(file)
  if (picture === null) return dataUrlOf(file)
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  if (scale === 1 && quarterTurns === 0) {
    picture.close()
    return dataUrlOf(file)
  }
  const width = Math.round(picture.width * scale)
  const height = Math.round(picture.height * scale)
  const lying = quarterTurns % 2 === 1
  const canvas = document.createElement('canvas')
  canvas.width = lying ? height : width
  canvas.height = lying ? width : height
  const context = canvas.getContext('2d')
  if (context === null) return dataUrlOf(file)
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((quarterTurns * Math.PI) / 2)
  context.drawImage(picture, -width / 2, -height / 2, width, height)
  picture.close()
  return canvas.toDataURL('image/jpeg', quality)
}

const open = async (file: File): Promise<ImageBitmap | null> => {
  // A browser would draw an SVG; the server does not take one.
  if (file.type === 'image/svg+xml') return null
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    // Not a picture to this browser: sent as it is.
    return null
  }
}

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
