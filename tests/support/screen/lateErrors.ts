import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/**
 * Prints the document only when the message of an error is read. A look-up that waits fails many
 * times before it finds its element, and to print each time takes a tenth of a screen test.
 */
export function printLate(): void {
  configure({
    getElementError: (message, container) => {
      const error = new Error();
      let text: string | undefined;
      Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => {
          text ??= getElementError(message, container).message;
          return text;
        },
        set: (value: string) => {
          text = value;
        },
      });
      error.name = 'TestingLibraryElementError';
      return error;
    },
  });
}
