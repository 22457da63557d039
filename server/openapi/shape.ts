/** A schema of JSON Schema 2020-12, as far as the rules of the contract need one. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  default?: unknown;
  description?: string;
  contentMediaType?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  minItems?: number;
  anyOf?: JsonSchema[];
}

/** A body of one media type. */
export type Content = Record<string, { schema: JsonSchema }>;

/** A value in the path, the query or a header; `content` where the text itself is JSON. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema?: JsonSchema;
  content?: Content;
}

/** A header of an answer; one that is required is always there. */
export interface Header {
  description: string;
  required: boolean;
  schema: JsonSchema;
}

/** One kind of answer to a call. */
export interface Answer {
  description: string;
  headers: Record<string, Header>;
  content: Content;
}

/** One call. */
export interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  /** By status; what is said the same way everywhere stands in the components. */
  responses: Record<string, Answer | { $ref: string }>;
}

/** A document of OpenAPI 3.1, with no more in it than ours has. */
export interface OpenApi {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Answer>;
    securitySchemes: Record<string, object>;
  };
}
