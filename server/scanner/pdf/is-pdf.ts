/** Whether a file says it is a PDF, which it may do behind a few hundred bytes of something else. */
export const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
