const secrets = new Set<string>()

/**
 * Remembers a secret so that `redact` replaces it from now on, in the spellings in which an answer could echo it: as it
 * is, percent-encoded, as JSON and as Base64.
 */
export function hide(secret: string): void {
  if (secret === '') return
  const spellings = [
    secret,
    encodeURIComponent(secret.toWellFormed()),
    JSON.stringify(secret).slice(1, -1),
    Buffer.from(secret).toString('base64'),
  ]
  for (const spelling of spellings) secrets.add(spelling)
}

/** `text` with each hidden secret replaced by `***`. */
export function redact(text: string): string {
  let result = text
  // Longest first: one spelling may be part of another, and the rest of the longer one would stay.
  for (const secret of [...secrets].sort((a, b) => b.length - a.length)) {
    result = result.replaceAll(secret, '***')
  }
  return result
}
