import * as React from 'react';
import 'react/jsx-runtime';
import 'react-dom/client';

// Tests need the development build of React, which has `act`. What is loaded after it, MUI and Emotion
// above all, works as in the product: the checks of development take a tenth of a screen test.
process.env.NODE_ENV = 'production';

// React counts the elements whose place of creation it keeps as an Error, and stops at ten thousand.
const internals = Object.values(React).find(
  (value: unknown) =>
    typeof value === 'object' && value !== null && 'recentlyCreatedOwnerStacks' in value,
);
if (!internals) throw new Error('React does not count the places of creation any more.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});
