/** What is answered to a question about one calculator. */

/** A calculator's module, as the build bundles it (see `src/package/standalone.ts`). */
export interface CalculatorModule {
  readonly compute: (inputs: unknown, options: { today?: string | undefined }) => { readonly ok: boolean };
  readonly schema: (options: { today?: string | undefined }) => object;
}

/** A question about a calculator; one without a body asks what it takes. */
export interface Question {
  readonly id: string;
  /** The day as it was asked for, if it was. */
  readonly today?: string | undefined;
  /** The inputs, as JSON. */
  readonly body?: string | undefined;
}

/** An answer: its status, and its body as JSON. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  /** Seconds after which it is worth asking again. */
  readonly retryAfter?: number;
}

/** A refusal of the request itself, in the shape in which inputs are refused. */
export function refusal(status: number, message: string): Reply {
  return { status, text: JSON.stringify({ ok: false, errors: [{ field: '', message }] }) };
}

/** Said where more is asked than can be answered now. */
export const BUSY: Reply = {
  ...refusal(503, 'O servidor está ocupado. Tente de novo em instantes.'),
  retryAfter: 1,
};

/** Said where a calculation ended without an answer. */
export const FAILED = refusal(500, 'A conta não pôde ser feita.');

function parse(body: string): { readonly inputs: unknown } | undefined {
  try {
    return { inputs: JSON.parse(body) };
  } catch {
    return undefined;
  }
}

/** Answers; what the module throws is about the request: a day that does not exist, inputs that are no object. */
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
