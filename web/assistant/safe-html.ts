import DOMPurify from 'dompurify'
import { markdownToHtml } from './markdown.ts'

/** Specification §2: these and no others, without attributes. */
const rules = {
  ALLOWED_TAGS: ['strong', 'em', 'br', 'p', 'ul', 'ol', 'li'],
  ALLOWED_ATTR: [],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/**
 * An answer as HTML that may be put on screen: everything escaped, then the little Markdown we know, then DOMPurify,
 * which would also stop what the first two had let through (reference/ia-y-escaner.md §8.3).
 */
export const safeHtml = (text: string): string => DOMPurify.sanitize(markdownToHtml(text), rules)
