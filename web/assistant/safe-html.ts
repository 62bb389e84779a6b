import DOMPurify from 'dompurify'
import { markdownToHtml } from './markdown.ts'

/** Specification §2: these and no others, without attributes. */
const rules = {
  ALLOWED_TAGS: ['strong', 'em', 'br', 'p', 'ul', 'ol', 'li'],
  ALLOWED_ATTR: [],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/** An answer as HTML that may be put on screen: `markdownToHtml` writes nothing else, and DOMPurify lets nothing else pass. */
export const safeHtml = (text: string): string => DOMPurify.sanitize(markdownToHtml(text), rules)
