import { frameClass, INNER_CLASS } from '../../ui/control-frame.ts';
import { Icon } from '../../ui/icon.tsx';
import { textOf, type FieldControl } from './field.ts';
import { Frame } from './frame.tsx';

/** One of a few options, in a native select. */
export function Choice(control: FieldControl) {
  const { field, value, problem, change } = control;
  return (
    <Frame control={control}>
      {(links) => (
        <div className={`${frameClass(problem !== undefined)} relative`}>
          <select
            {...links}
            value={textOf(value)}
            className={`${INNER_CLASS} w-full appearance-none pr-11`}
            onChange={(event) => change(event.target.value)}
          >
            {field.oneOf?.map((option) => (
              <option key={option.const} value={option.const} className="bg-surface text-ink">
                {option.title}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="pointer-events-none absolute right-3.5 text-muted" />
        </div>
      )}
    </Frame>
  );
}
