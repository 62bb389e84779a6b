/** One photo at a time: a large nursery for young objects would only be held. */
const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=2']

/**
 * How glibc is to give back what a page took: pictures of five million pixels come and go a dozen times a page, and by itself it
 * keeps their place for the next, in as many heaps as there are threads (425 MB after four pages; 300 with these). In bytes;
 * other C libraries do not read them.
 */
const environment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

/** What the process that reads photos is started with. */
export const readerMemory = { flags, environment } as const
