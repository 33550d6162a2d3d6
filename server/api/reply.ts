/** Computes the reply to a request for one calculator. */

/** Module of a calculator, as bundled by the build (see `src/package/standalone.ts`). */
export interface CalculatorModule {
  readonly compute: (inputs: unknown, options: { today?: string | undefined }) => { readonly ok: boolean };
  readonly schema: (options: { today?: string | undefined }) => object;
}

/** Request for a calculation or, without a body, for the schema of the inputs. */
export interface Question {
  readonly id: string;
  readonly today?: string | undefined;
  /** Inputs as JSON. */
  readonly body?: string | undefined;
}

/** HTTP status and JSON body of a response. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  /** Seconds to wait before a retry. */
  readonly retryAfter?: number;
}

/** Refuses the request itself, in the same format as invalid inputs. */
export function refusal(status: number, message: string): Reply {
  return { status, text: JSON.stringify({ ok: false, errors: [{ field: '', message }] }) };
}

/** Reply while the server is overloaded. */
export const BUSY: Reply = {
  ...refusal(503, 'O servidor está ocupado. Tente de novo em instantes.'),
  retryAfter: 1,
};

/** Reply after a crash of the worker. */
export const FAILED = refusal(500, 'A conta não pôde ser feita.');

function parse(body: string): { readonly inputs: unknown } | undefined {
  try {
    return { inputs: JSON.parse(body) };
  } catch {
    return undefined;
  }
}

/**
 * Calculates, or describes the inputs. Errors thrown by the module are client errors (400): a date that does not exist,
 * or inputs that are not an object.
 */
export function reply(calculator: CalculatorModule, { today, body }: Question): Reply {
  try {
    if (body === undefined) return { status: 200, text: JSON.stringify(calculator.schema({ today })) };
    const parsed = parse(body);
    if (!parsed) return refusal(400, 'JSON ilegível. Escreva, por exemplo, {"salary": 3000}.');
    const answer = calculator.compute(parsed.inputs, { today });
    return { status: answer.ok ? 200 : 422, text: JSON.stringify(answer) };
  } catch (error) {
    return refusal(400, error instanceof Error ? error.message : String(error));
  }
}
