/** Checks definitions against the vocabulary. */
import { Ajv, type ErrorObject } from 'ajv';
import type { Fault } from '../src/vocabulary/fault.ts';
import { definitionShape } from './definition-shape.ts';
import type { ProvenDefinition } from './proven.ts';
import { ANNOTATIONS } from '../src/vocabulary/shape.ts';

/** Creates a validator for the shapes of the vocabulary, which are JSON Schemas. */
export function shapeReader(): Ajv {
  return new Ajv({ allErrors: true, allowUnionTypes: true, strictTypes: false }).addVocabulary([
    ...ANNOTATIONS,
  ]);
}

const validate = shapeReader().compile(definitionShape);

/** Keywords whose errors only repeat nested errors. */
const REDUNDANT = new Set(['if', 'propertyNames']);

/** Finds violations of the vocabulary in the data of a definition; ignores functions. */
export function metaSchemaFaults(definition: ProvenDefinition): Fault[] {
  const data: unknown = JSON.parse(JSON.stringify(definition));
  if (validate(data)) return [];
  const errors = (validate.errors ?? []).filter(({ keyword }) => !REDUNDANT.has(keyword));
  const unknown = errors.flatMap(({ keyword, instancePath }) =>
    keyword === 'enum' && /\/(?:type|kind)$/.test(instancePath) ? [instancePath] : [],
  );
  return errors.filter((error) => !repeatsUnknown(error, unknown)).map(toFault);
}

/** True for an error that only compares a part of an unknown type or kind with the one that comes last. */
function repeatsUnknown({ keyword, instancePath }: ErrorObject, unknown: readonly string[]): boolean {
  return unknown.some((path) => {
    const part = path.slice(0, path.lastIndexOf('/'));
    if (instancePath === path) return keyword !== 'enum';
    return instancePath === part || instancePath.startsWith(`${part}/`);
  });
}

/** Describes the patterns of the vocabulary in words. */
const PATTERN_REMEDIES: Readonly<Record<string, string>> = {
  '^[a-z0-9]+(-[a-z0-9]+)*/[a-z0-9]+(-[a-z0-9]+)*$':
    'escreva categoria/nome, só com letras minúsculas sem acento, algarismos e hifens',
  '^[a-z0-9-]+$': 'use só letras minúsculas sem acento, algarismos e hifens',
  '^[A-Za-z][A-Za-z0-9]*$': 'comece com uma letra, e use só letras sem acento e algarismos',
  '^https://': 'escreva um endereço que comece com https://',
  '^\\d{4}-\\d{2}-\\d{2}$': 'escreva o dia como AAAA-MM-DD',
};

function toFault(error: ErrorObject): Fault {
  const place = error.instancePath.slice(1).replaceAll('/', '.');
  return { place: place || 'definição', ...describeViolation(error) };
}

function describeViolation({ keyword, message, params, propertyName }: ErrorObject): Omit<Fault, 'place'> {
  const name = (key: string) => String(params[key]);
  const list = (key: string) => (Array.isArray(params[key]) ? params[key].join(', ') : name(key));
  switch (keyword) {
    case 'additionalProperties':
      return {
        problem: `"${name('additionalProperty')}" não faz parte do vocabulário`,
        remedy: 'tire-o, ou corrija o nome (docs/vocabulario.md)',
      };
    case 'required':
      return { problem: `falta "${name('missingProperty')}"`, remedy: `escreva ${name('missingProperty')}` };
    case 'dependencies':
      return {
        problem: `"${name('property')}" pede também "${name('deps')}"`,
        remedy: `escreva ${name('deps')}`,
      };
    case 'enum':
      return {
        problem:
          propertyName === undefined ? 'o valor não é dos conhecidos' : `"${propertyName}" é desconhecido`,
        remedy: `use um destes: ${list('allowedValues')}`,
      };
    case 'const':
      return { problem: 'o valor não é o esperado', remedy: `escreva ${name('allowedValue')}` };
    case 'type':
      return { problem: 'o valor é de outro tipo', remedy: `escreva um valor do tipo ${list('type')}` };
    case 'pattern':
      return {
        problem:
          propertyName === undefined ? 'a forma não é a esperada' : `o nome "${propertyName}" não serve`,
        remedy: PATTERN_REMEDIES[name('pattern')] ?? `siga o padrão ${name('pattern')}`,
      };
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return { problem: 'está vazio, ou tem itens de menos', remedy: `escreva ao menos ${name('limit')}` };
    case 'minimum':
    case 'maximum': {
      const limit = keyword === 'minimum' ? 'menor' : 'maior';
      return { problem: 'o número está fora do limite', remedy: `o ${limit} que serve é ${name('limit')}` };
    }
    default:
      return { problem: `${keyword}: ${message ?? ''}`, remedy: 'veja docs/vocabulario.md' };
  }
}
