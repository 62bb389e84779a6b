/** Every mail we write: what it says, in Spanish, as text and as HTML. No pictures, no tracking (docs/ciencia/acceso.md §7). */
export type LetterKind = 'signup' | 'recovery' | 'password_changed' | 'repeated_signup' | 'google_linked'

export type Letter = { readonly subject: string; readonly text: string; readonly html: string }

type LetterText = {
  readonly subject: string
  readonly lines: readonly string[]
  readonly button?: string
  readonly after: readonly string[]
}

const words: Record<LetterKind, LetterText> = {
  signup: {
    subject: 'Confirma tu email en Obrador',
    lines: ['Hola:', 'Falta un paso para abrir tu cuenta de Obrador: confirma que este email es tuyo.'],
    button: 'Confirmar mi cuenta',
    after: [
      'El enlace se puede usar una sola vez y caduca en {validez}.',
      'Si no has creado ninguna cuenta, no hagas nada.',
    ],
  },
  recovery: {
    subject: 'Establece una contraseña nueva en Obrador',
    lines: ['Hola:', 'Alguien, seguramente tú, ha pedido entrar en Obrador con una contraseña nueva.'],
    button: 'Establecer nueva contraseña',
    after: [
      'El enlace se puede usar una sola vez y caduca en {validez}.',
      'Si no lo has pedido tú, no hagas nada: tu contraseña sigue igual.',
    ],
  },
  password_changed: {
    subject: 'Tu contraseña ha cambiado',
    lines: ['Hola:', 'La contraseña de tu cuenta de Obrador ha cambiado y se han cerrado las demás sesiones.'],
    button: 'Abrir Obrador',
    after: ['Si no has sido tú, entra con «¿Olvidaste tu contraseña?» y pon una nueva cuanto antes.'],
  },
  repeated_signup: {
    subject: 'Ya tienes una cuenta en Obrador',
    lines: [
      'Hola:',
      'Alguien ha intentado crear una cuenta de Obrador con este email, que ya tiene una. No ha cambiado nada.',
    ],
    button: 'Iniciar sesión',
    after: ['Si eras tú y no recuerdas la contraseña, usa «¿Olvidaste tu contraseña?».'],
  },
  google_linked: {
    subject: 'Tu cuenta de Obrador se ha unido a Google',
    lines: ['Hola:', 'Desde ahora puedes entrar en Obrador con tu cuenta de Google de este mismo email.'],
    button: 'Abrir Obrador',
    after: ['Si no has sido tú, protege tu cuenta de Google y cambia tu contraseña de Obrador.'],
  },
}

export const writeLetter = (kind: LetterKind, link: string, validSeconds: number): Letter => {
  const { subject, lines, button, after: withBlanks } = words[kind]
  const after = withBlanks.map((line) => line.replace('{validez}', duration(validSeconds)))
  const text = [...lines, ...(button === undefined ? [] : [`${button}:\n${link}`]), ...after, 'Obrador'].join('\n\n')
  return { subject, text: `${text}\n`, html: page({ ...words[kind], after }, link) }
}

const duration = (seconds: number): string => {
  const hours = Math.round(seconds / 3600)
  if (hours >= 1) return hours === 1 ? 'una hora' : `${hours} horas`
  return `${Math.max(1, Math.round(seconds / 60))} minutos`
}

const page = ({ subject, lines, button, after }: LetterText, link: string): string => `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#2b2622;background:#faf7f2">
<div style="max-width:520px;margin:0 auto">
${lines.map(paragraph).join('\n')}
${button === undefined ? '' : anchor(button, link)}
${after.map(paragraph).join('\n')}
<p style="margin:24px 0 0;color:#6b625a">Obrador</p>
</div>
</body>
</html>
`

const paragraph = (line: string): string => `<p style="margin:0 0 16px">${escaped(line)}</p>`

const anchor = (button: string, link: string): string => `<p style="margin:24px 0">
<a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#8a3b12;color:#ffffff;text-decoration:none">${escaped(button)}</a>
</p>
<p style="margin:0 0 16px;font-size:14px;color:#6b625a">Si el botón no se abre, copia esta dirección en el navegador:<br>${escaped(link)}</p>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
