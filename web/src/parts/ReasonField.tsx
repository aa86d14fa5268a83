interface ReasonFieldProps {
  readonly label: string
  /** What it is for, where that is not plain. */
  readonly rule?: string
  readonly required?: boolean
  readonly value: string
  readonly onChange: (why: string) => void
}

/** Why, in one's own words, for the record: as long as an entry of it takes. */
export const ReasonField = ({ label, rule, required = false, value, onChange }: ReasonFieldProps) => (
  <label className="field">
    <span>{label}</span>
    <input
      type="text"
      maxLength={300}
      autoComplete="off"
      required={required}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
    {rule !== undefined && <small className="muted">{rule}</small>}
  </label>
)
