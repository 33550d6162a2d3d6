/**
 * Generates the OpenAPI description of the server's JSON endpoint from the definitions and the common part in
 * `openapi.json`.
 */
import BASE from './openapi.json' with { type: 'json' };
import PROJECT from '../../package.json' with { type: 'json' };
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { API_FOLDER, LIST_FILE, OPENAPI_FILE } from '../../server/api/built-calculators.ts';
import { todayInBrazil } from '../../src/calendar/today.ts';
import type { Registry } from '../../src/package/registry.ts';
import { DIST } from '../../build/paths.ts';

type Json = Readonly<Record<string, unknown>>;

interface DescribedCalculator {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly inputs: Json;
}

interface DocumentFacts {
  readonly version: string;
  /** Date for the defaults that depend on it, `YYYY-MM-DD`. */
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

/** Converts an id to Pascal case: `trabalhista/decimo-terceiro` becomes `TrabalhistaDecimoTerceiro`. */
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

/** Generates the OpenAPI 3.1 document. */
function openApi(calculators: readonly DescribedCalculator[], { version, day }: DocumentFacts): Json {
  const inputs = calculators.map(({ id, inputs: schema }) => [`Entrada${pascal(id)}`, schema] as const);
  const { paths, components } = BASE;
  const own = calculators.map((calculator) => [`/api/calc/${calculator.id}`, pathOf(calculator)] as const);
  return {
    ...BASE,
    info: {
      ...BASE.info,
      version,
      description: `As calculadoras do site. Números também se enviam como texto em português ("1.234,56"); o que falta recebe o padrão (os que dependem do dia são aqui os de ${day}). Nada do que se envia é guardado.`,
    },
    paths: { ...paths, ...Object.fromEntries(own) },
    components: { schemas: { ...components.schemas, ...Object.fromEntries<Json>(inputs) } },
  };
}

/**
 * Writes the list of calculators and the OpenAPI document beside the modules of the API, which must exist.
 */
export async function writeApiDescription(): Promise<void> {
  const folder = join(DIST, API_FOLDER);
  const { calculators, schema } = (await import(pathToFileURL(join(folder, 'index.js')).href)) as Registry;
  const today = todayInBrazil(new Date());
  const described = calculators.map(({ id, name, description }) => ({
    id,
    name,
    description,
    inputs: schema(id, { today }),
  }));
  await writeFile(join(folder, LIST_FILE), JSON.stringify(calculators));
  await writeFile(
    join(folder, OPENAPI_FILE),
    JSON.stringify(openApi(described, { version: PROJECT.version, day: today })),
  );
}
