/** What was typed into a field of a form that stood there before the app did. */
export function typedEarly(id: string): string {
  if (!('document' in globalThis)) return '';
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field.value : '';
}

/** Whether the form was sent before the app could take it: nobody should have to send it twice. */
export const sentEarly = (): boolean =>
  'document' in globalThis && 'sent' in document.documentElement.dataset;
