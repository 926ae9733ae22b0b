/** Asks whether the user is signed in and swaps the sign-in buttons for the link to the app. */
export async function showWaysFor(root: HTMLElement): Promise<void> {
  const answer: unknown = await fetch('/api/v1/session.current', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null)
  const somebody = typeof answer === 'object' && answer !== null && 'person' in answer && answer.person !== null
  root.toggleAttribute('data-signed-in', somebody)
}
