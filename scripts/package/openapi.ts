/** The OpenAPI description of the server's JSON endpoint, from the definitions. */

type Json = Readonly<Record<string, unknown>>;

/** What is described of a calculator. */
export interface DescribedCalculator {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The JSON Schema of its inputs. */
  readonly inputs: Json;
}

/** What the document says of itself. */
export interface DocumentFacts {
  readonly version: string;
  /** Day for which defaults that depend on it are written, `YYYY-MM-DD`. */
  readonly day: string;
}

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json): Json => ({ 'application/json': { schema } });
const refused = (description: string): Json => ({ description, content: json(ref('Recusa')) });

const DAY = {
  name: 'hoje',
  in: 'query',
  description: 'O dia da conta; sem ele, hoje em Brasília.',
  schema: { type: 'string', format: 'date' },
} as const;

const LIMITED = {
  '429': {
    description: 'Pedidos demais deste endereço.',
    headers: { 'Retry-After': { description: 'Segundos até o próximo.', schema: { type: 'integer' } } },
    content: json(ref('Recusa')),
  },
  '503': refused('O servidor está ocupado, ou a conta demorou demais.'),
} as const;

const COMMON: Readonly<Record<string, Json>> = {
  Calculadora: {
    type: 'object',
    required: ['id', 'name', 'title', 'description'],
    properties: {
      id: { type: 'string', description: 'categoria/calculadora' },
      name: { type: 'string' },
      title: { type: 'string' },
      description: { type: 'string' },
    },
  },
  Resultado: {
    type: 'object',
    required: ['ok', 'result', 'warnings'],
    properties: {
      ok: { const: true },
      result: { type: 'object', description: 'Os valores, pelos nomes da calculadora.' },
      warnings: { type: 'array', items: { type: 'string' }, description: 'Avisos, que não impedem a conta.' },
    },
  },
  Recusa: {
    type: 'object',
    required: ['ok', 'errors'],
    properties: {
      ok: { const: false },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          required: ['field', 'message'],
          properties: {
            field: { type: 'string', description: 'O campo de que a frase fala; vazio se fala de todos.' },
            message: { type: 'string' },
          },
        },
      },
    },
  },
};

/** `trabalhista/decimo-terceiro` as part of a name: `TrabalhistaDecimoTerceiro`. */
function pascal(id: string): string {
  return id.replaceAll(/(?:^|[/-])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function pathOf({ id, name, description }: DescribedCalculator): Json {
  const tags = [id.slice(0, id.indexOf('/'))];
  return {
    parameters: [DAY],
    get: {
      tags,
      operationId: `campos${pascal(id)}`,
      summary: `${name}: o que se pergunta`,
      responses: {
        '200': {
          description: 'O JSON Schema das entradas.',
          content: json({ type: 'object', description: 'Um JSON Schema (2020-12).' }),
        },
        '400': refused('O dia não existe.'),
        ...LIMITED,
      },
    },
    post: {
      tags,
      operationId: `calcular${pascal(id)}`,
      summary: name,
      description,
      requestBody: { required: true, content: json(ref(`Entrada${pascal(id)}`)) },
      responses: {
        '200': { description: 'O resultado.', content: json(ref('Resultado')) },
        '400': refused('O JSON não se lê, a entrada não é um objeto, ou o dia não existe.'),
        '408': refused('A entrada demorou demais a chegar.'),
        '413': refused('A entrada passa de 64 kB.'),
        '415': refused('A entrada não é application/json.'),
        '422': refused('A entrada foi recusada: as frases do site, na ordem dos campos.'),
        ...LIMITED,
      },
    },
  };
}

/** The document, of OpenAPI 3.1. */
export function openApi(calculators: readonly DescribedCalculator[], { version, day }: DocumentFacts): Json {
  const inputs = calculators.map(({ id, inputs: schema }) => [`Entrada${pascal(id)}`, schema] as const);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Calculário',
      version,
      description: `As calculadoras do site. Números também se enviam como texto em português ("1.234,56"); o que falta recebe o padrão (os que dependem do dia são aqui os de ${day}). Nada do que se envia é guardado.`,
    },
    servers: [{ url: '/' }],
    paths: {
      '/api/calc': {
        get: {
          operationId: 'calculadoras',
          summary: 'Todas as calculadoras',
          responses: {
            '200': {
              description: 'A lista, na ordem dos ids.',
              content: json({ type: 'array', items: ref('Calculadora') }),
            },
          },
        },
      },
      ...Object.fromEntries(
        calculators.map((calculator) => [`/api/calc/${calculator.id}`, pathOf(calculator)]),
      ),
    },
    components: { schemas: { ...COMMON, ...Object.fromEntries<Json>(inputs) } },
  };
}
