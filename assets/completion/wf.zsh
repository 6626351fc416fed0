# Everything below reads what stands above; wf itself is never called.

# zsh undoes at the end of a function what it does to `words` and CURRENT, so all of it is done here.
_wf() {
  local curcontext=$curcontext command table names at
  if [[ ${words[1]:t} == ${~_wf_runners} ]]; then
    # `npx wf`, `pnpm exec wf`; anything else is left to what completes the runner.
    at=2
    while (( at < CURRENT )) && [[ $words[at] == (-*|exec) ]]; do (( at++ )); done
    (( at < CURRENT )) && [[ $words[at] == wf ]] || return 1
    shift $(( at - 1 )) words
    (( CURRENT -= at - 1 ))
    _compskip=all
  fi
  if (( CURRENT == 2 )); then
    _wf_first_options
    return
  fi
  command=$words[2]
  if [[ $command == help ]]; then
    case $CURRENT in
      3) _wf_first_words topic ;;
      4) _wf_inner $words[3] ;;
    esac
    return
  fi
  at=1
  if _wf_inner $command known; then
    if (( CURRENT == 3 )) || [[ $words[3] == help && $CURRENT == 4 ]]; then
      _wf_inner $command
      return
    fi
    command="$command $words[3]"
    at=2
  fi
  shift $at words
  (( CURRENT -= at ))
  curcontext=${curcontext%:*:*}:wf-${command// /-}:
  _wf_command $command
}

# Offers the words of a table.
_wf_words() {
  local -a table
  _wf_table $1
  _describe -t $1 ${1%s} table
}

# Offers the words of a table with commas between them.
_wf_list() {
  local each
  local -a table found
  _wf_table $1
  for each in $table; do found+=("${each%%:*}[${${each#*:}//[\[\]]/}]"); done
  _values -s , ${1%s} $found
}

# Offers folders, and files of a kind. A name that starts with a dash would be read as an option.
_wf_paths() {
  local names expl ret=1
  local -a kind found
  _wf_names $1
  kind=(-/)
  [[ -z $names ]] || kind=(-g "$names(-.)")
  if [[ $IPREFIX$PREFIX == *[=/]* ]] || (( $words[(i)--] < CURRENT )); then
    _files $kind
    return
  fi
  _files $kind -F '(-*)' && ret=0
  found=(./-*(N-/))
  (( $#found )) && _wanted directories expl folder compadd -f -qS / -- $found && ret=0
  [[ -z $names ]] || found=(./-${~names}(N-.))
  [[ -z $names ]] || (( ! $#found )) || _wanted files expl file compadd -f -- $found && ret=0
  return ret
}

# As a file of fpath, this is the function itself when it is called first. When it is sourced, it may be
# so before compinit has run: the first prompt is time enough then.
if [[ $funcstack[1] == _wf ]]; then
  _wf "$@"
else
  _wf_register() {
    precmd_functions=(${precmd_functions:#_wf_register})
    # Without a completion system, TAB could not ask for anything here.
    (( $+functions[compdef] )) || { autoload -Uz compinit && compinit -i }
    compdef _wf wf -p "$_wf_runners"
    unfunction _wf_register
  }
  if (( $+functions[compdef] )); then _wf_register; else precmd_functions+=(_wf_register); fi
fi
