/** What was typed into a field of a form that stood there before the app did. */
export function typedEarly(id: string): string {
  if (!('document' in globalThis)) return '';
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field.value : '';
}
