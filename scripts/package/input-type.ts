/** Generates the TypeScript type of a calculator's inputs from their JSON Schema. */
import { recordOf } from '../../src/engine/record.ts';
import { comment, propertyName } from './result-type.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Lists the values of a choice; empty for other fields. */
function optionsOf({ oneOf }: Schema): string[] {
  return Array.isArray(oneOf) ? oneOf.map((option) => JSON.stringify(recordOf(option)['const'])) : [];
}

function typeOf(schema: Schema, indent: string): string {
  const options = optionsOf(schema);
  if (options.length > 0) return options.join(' | ');
  switch (schema['type']) {
    case 'number':
    case 'integer':
      // Accept text, too, because the engine parses numbers in Brazilian notation.
      return 'number | string';
    case 'boolean':
      return 'boolean';
    case 'array':
      return `ReadonlyArray<${typeOf(recordOf(schema['items']), indent)}>`;
    case 'object':
      return objectType(schema, indent);
    default:
      return 'string';
  }
}

function wordsOf({ title, description, default: start }: Schema): string {
  const sentences = [title, description].filter((words) => typeof words === 'string');
  if (start !== undefined) sentences.push(`Padrão: ${JSON.stringify(start)}.`);
  return sentences.map((words) => (/[.!?]$/.test(words) ? words : `${words}.`)).join(' ');
}

function objectType(schema: Schema, indent: string): string {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const inner = `${indent}  `;
  const members = Object.entries(recordOf(schema['properties'])).map(([name, value]) => {
    const field = recordOf(value);
    const mark = required.includes(name) ? '' : '?';
    return `${comment(wordsOf(field), inner)}${inner}readonly ${propertyName(name)}${mark}: ${typeOf(field, inner)};\n`;
  });
  return `{\n${members.join('')}${indent}}`;
}

/** @param schema public schema of an object */
export function inputType(schema: Schema): string {
  return objectType(schema, '');
}
