import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { fieldRules, records } from '#server/openapi/components.ts';
import { namedCalls, openApiDocument } from '#server/openapi/document.ts';
import { notes } from '#server/openapi/notes.ts';
import { rows } from '../calls/rows.ts';

const document = openApiDocument();
const operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({ method, path, operation })),
);

describe('the document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate({ ...document });
    expect([valid, errors]).toEqual([true, undefined]);
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
  });

  test('has every row of the contract and nothing else', () => {
    const told = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(told.sort()).toEqual(rows.map(([, { method, path }]) => `${method} ${path}`).sort());
  });

  test('names each call once, in one sentence', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const wordy = operations.filter(({ operation }) => !/^[A-Z][^.]*\.$/.test(operation.summary));
    expect(wordy.map(({ operation }) => operation.summary)).toEqual([]);
  });

  test('asks for a token where the row does, and for a key where money moves', () => {
    for (const [, { access, method, money, path }] of rows) {
      const { parameters, security } = document.paths[path]?.[method.toLowerCase()] ?? {};
      expect([path, security]).toEqual([path, access === 'anyone' ? [] : [{ token: [] }]]);
      const keyed = parameters?.some(({ name }) => name === 'Idempotency-Key');
      expect([path, keyed]).toEqual([path, money === true]);
    }
  });

  test('has schemas in which no word is unknown, and no reference leads nowhere', () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    addFormats.default(ajv);
    ajv.addVocabulary(Object.keys(document));
    ajv.addSchema(document, 'openapi.json');
    const places = [...JSON.stringify(document).matchAll(/"\$ref":"(#[^"]+)"/g)];
    const schemas = Object.keys(document.components.schemas);
    const pointers = new Set([
      ...places.map(([, pointer = '']) => pointer),
      ...schemas.map((name) => `#/components/schemas/${name}`),
    ]);
    for (const pointer of pointers) {
      const schema = /responses/.test(pointer)
        ? `${pointer}/content/application~1json/schema`
        : pointer;
      expect([pointer, ajv.getSchema(`openapi.json${schema}`)]).toEqual([
        pointer,
        expect.any(Function),
      ]);
    }
    for (const { operation } of operations) {
      for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
        expect(ajv.compile(schema)).toEqual(expect.any(Function));
      }
    }
  });

  test('has no record that no call answers, and no note on a field that is not there', () => {
    const text = JSON.stringify(document);
    const unused = Object.keys(records).filter((name) => !text.includes(`schemas/${name}"`));
    expect(unused).toEqual([]);
    const fields = new Set(text.match(/(?<=")\w+(?=":\{)|(?<="name":")\w+/g));
    const places = Object.keys(notes).map((key) => key.split('.'));
    expect(places.map((place) => place.at(-1)).filter((name) => !fields.has(name ?? ''))).toEqual(
      [],
    );
    const strangers = places.filter(([name = '', field = '']) => {
      const record = records[name]?.schema;
      return field && !(record && field in fieldRules(record)) && !nouns.has(name);
    });
    expect(strangers).toEqual([]);
  });
});

const nouns = new Set(namedCalls.map(({ noun }) => noun));
