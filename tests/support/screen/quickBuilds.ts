import { createRequire } from 'node:module';

// Screens are drawn by the builds of the product: those of development take half of a screen test.
process.env.NODE_ENV = 'production';

// As the Testing Library loads them, so that it finds `act`, which the build of the product leaves out.
const require = createRequire(import.meta.url);
const react = require('react');
const { flushSync } = require('react-dom');

react.act = (callback: () => unknown) => {
  let result: unknown;
  flushSync(() => {
    result = callback();
  });
  return result;
};
