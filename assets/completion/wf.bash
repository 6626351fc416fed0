# Everything below reads the tables above; wf itself is never called.

_wf() {
  local IFS=$' \t\n' word raw target kept
  local -a words
  COMPREPLY=()
  _wf_read "$@"
  _wf_complete
}

# Reads the line up to the cursor: `words` are whole, without their quotes; `word` is the current one,
# and `raw` the same as it is typed. Bash replaces only what follows the last = or : of it, so
# its first `kept` characters are not part of a reply.
_wf_read() {
  local line=${COMP_LINE-} at each before=''
  if [ -n "$line" ]; then
    _wf_split "${line:0:COMP_POINT}"
    set -- "${2-$raw}"
  else
    # What calls sets nothing but the words, which Bash has split at = and :.
    for ((at = 0; at <= COMP_CWORD; at++)); do
      each=${COMP_WORDS[at]}
      case $each in [=:]) before=$each ;; esac
      case $at:$before in
        0: | *:[=:]) line=$line$each ;;
        *) line="$line $each" ;;
      esac
      before=''
      set -- "$each"
      case $each in [=:]) before=$each && set -- '' ;; esac
    done
    _wf_split "$line"
  fi
  kept=0
  [ "$raw" = "$1" ] || kept=$(_wf_split "${raw%"$1"}" && echo "${#word}")
}

# Splits a text as Bash does: at spaces, with quotes, backslashes, variables and redirections.
_wf_split() {
  local rest=$1 run='' name begun='' double=''
  words=() word='' raw='' target=''
  while [ -n "$rest" ]; do
    case $double$rest in
      yes\"*) double='' run=\" ;;
      yes\\[\"\\\$\`]*) run=${rest:0:2} word=$word${rest:1:1} ;;
      yes\\*) run=\\ word=$word\\ ;;
      yes\$* | \$*) _wf_variable ;;
      yes*) run=${rest%%[\"\\\$]*} word=$word${rest%%[\"\\\$]*} ;;
      [[:space:]]*)
        [ -z "$begun" ] || [ -n "$target" ] || words[${#words[@]}]=$word
        [ -z "$begun" ] || target=''
        rest=${rest#?} word='' raw='' begun=''
        continue
        ;;
      [\<\>\&]*)
        # Digits in front of it are the number of a file descriptor.
        [ -n "$target" ] || [ -z "${word//[0-9]/}" ] || words[${#words[@]}]=$word
        run=${rest%%[!<>&|]*}
        rest=${rest:${#run}} word='' raw='' begun='' target=yes
        continue
        ;;
      \'*)
        run=${rest#?}
        run=${run%%\'*}
        word=$word$run run="'$run'"
        ;;
      \"*) double=yes run=\" ;;
      \\*) run=${rest:0:2} word=$word${rest:1:1} ;;
      *) run=${rest%%[[:space:]\<\>\&\'\"\\\$]*} word=$word${rest%%[[:space:]\<\>\&\'\"\\\$]*} ;;
    esac
    begun=yes
    raw=$raw${rest:0:${#run}}
    rest=${rest:${#run}}
  done
}

# The variable that `rest` starts with: $NAME or ${NAME}. Anything else stands for itself.
_wf_variable() {
  name=${rest#?}
  case $rest in
    \${*}*) name=${name#?} name=${name%%\}*} run="\${$name}" ;;
    *) name=${name%%[!A-Za-z0-9_]*} run=\$$name ;;
  esac
  case $name in
    '' | [0-9]* | *[!A-Za-z0-9_]*) word=$word$run ;;
    *) word=$word${!name-} ;;
  esac
}

# Completes `word` after `words`, of which the first is wf.
_wf_complete() {
  local command=${words[1]-} count=${#words[@]} inner=''
  if [ -n "$target" ]; then
    _wf_paths files "$word" ''
  elif [ "$count" -lt 2 ]; then
    _wf_offer "$word" '' $_wf_first_words $_wf_besides
  elif [ "$command" = help ]; then
    case $count in
      2) _wf_offer "$word" '' $_wf_first_words ;;
      3) _wf_inner "${words[2]}" && _wf_offer "$word" '' $inner ;;
    esac
  elif _wf_inner "$command"; then
    if [ "$count" -eq 2 ]; then
      _wf_offer "$word" '' $inner
    elif [ "${words[2]}" = help ]; then
      [ "$count" -gt 3 ] || _wf_offer "$word" '' $inner
    else
      _wf_command "$command ${words[2]}" 3
    fi
  else
    _wf_command "$command" 2
  fi
}

# Completes what follows the name of a command, from the word at a place on.
_wf_command() {
  local at=$2 ended='' pending='' given=' ' before operand=0 offer='' letters='' spec=''
  local -a options operands
  options=() operands=()
  _wf_describe "$1" || return 0
  while [ "$at" -lt "$count" ]; do
    _wf_take "${words[at]}"
    at=$((at + 1))
  done
  if [ -n "$pending" ]; then
    _wf_value "$pending" "$word" ''
    return
  fi
  case $ended$word in
    --*=*)
      _wf_find "${word%%=*}" && [ -n "$offer" ] &&
        _wf_value "$offer" "${word#*=}" "${word%%=*}="
      ;;
    - | --*) _wf_options ;;
    -*)
      before=$given
      _wf_letters "${word#-}"
      given=$before
      if [ -n "$letters" ]; then
        _wf_value "$offer" "$letters" "${word%"$letters"}"
      else
        _wf_options
      fi
      ;;
    *)
      if [ "$operand" -lt "${#operands[@]}" ]; then
        spec=${operands[operand]}
      elif [ "${#operands[@]}" -gt 0 ]; then
        spec=${operands[${#operands[@]} - 1]}
        case $spec in \**) ;; *) spec='' ;; esac
      fi
      case $spec:$ended$word in
        :) _wf_options ;;
        :*) ;;
        *) _wf_value "${spec#\*}" "$word" '' ;;
      esac
      ;;
  esac
}

# Takes note of a word in front of the cursor.
_wf_take() {
  if [ -n "$pending" ]; then
    pending=''
    return
  fi
  case $ended$1 in
    --) ended=yes ;;
    --*=*) _wf_find "${1%%=*}" ;;
    --*) _wf_find "$1" && pending=$offer ;;
    -?*) _wf_letters "${1#-}" || [ -n "$letters" ] || pending=$offer ;;
    *) operand=$((operand + 1)) ;;
  esac
}

# Finds an option by a spelling, notes that it is given, and what its value may be.
_wf_find() {
  local index
  offer=''
  for ((index = 0; index < ${#options[@]}; index++)); do
    case " ${options[index]%%=*} " in
      *" $1 "*)
        given="$given$index "
        case ${options[index]} in *=*) offer=${options[index]#*=} ;; esac
        return 0
        ;;
    esac
  done
  return 1
}

# Reads short options that are written in one; fails at the first that takes a value, which is what
# is left in `letters`.
_wf_letters() {
  local rest=$1
  letters=''
  while [ -n "$rest" ]; do
    _wf_find "-${rest:0:1}" || return 0
    rest=${rest#?}
    if [ -n "$offer" ]; then
      letters=$rest
      return 1
    fi
  done
}

# Offers the options that are not given yet; with nothing typed, their long forms only.
_wf_options() {
  local index spellings each
  for ((index = 0; index < ${#options[@]}; index++)); do
    spellings=${options[index]%%=*}
    case $given:$spellings in *" $index "*:[!*]*) continue ;; esac
    for each in ${spellings#\* }; do
      case $word:$each in :-[!-]*) ;; *) _wf_offer "$word" '' "$each" ;; esac
    done
  done
}

# Offers what a value may be, of which some is typed; what leads to it is part of the word as well.
_wf_value() {
  local offer=$1 typed=$2 lead=$3 table taken=''
  case $offer in
    ,*)
      offer=${offer#,}
      case $typed in *,*) taken=${typed%,*}, ;; esac
      ;;
  esac
  case $offer in
    \?) return ;;
    /*) _wf_paths "${offer#/}" "$typed" "$lead" ;;
    @*)
      _wf_table "${offer#@}"
      _wf_offer "${typed#"$taken"}" "$lead$taken" $table
      ;;
    *) _wf_offer "${typed#"$taken"}" "$lead$taken" $offer ;;
  esac
  # A comma may follow.
  case $1 in ,*) _wf_compopt -o nospace ;; esac
}

# Offers the words that start with what is typed and are not taken.
_wf_offer() {
  local typed=$1 lead=$2 each
  shift 2
  for each in "$@"; do
    case ",${taken-}:$each" in *",$each,"*) continue ;; esac
    case $each in "$typed"*) ;; *) continue ;; esac
    each=$lead$each
    COMPREPLY[${#COMPREPLY[@]}]=${each:kept}
  done
}

# Offers paths of a kind.
_wf_paths() {
  local kind=$1 typed=$2 lead=$3 folder='' real each
  case $typed in */*) folder=${typed%/*}/ ;; esac
  real=$folder
  case $lead$raw in
    \~*/*)
      each=${folder%%/*}
      case ${each#?} in *[!A-Za-z0-9._-]*) ;; *) eval "real=$each" && real=$real/${folder#*/} ;; esac
      ;;
  esac
  while IFS= read -r -d '' each; do
    # A name that starts with a dash would be read as an option.
    case $lead$folder${ended-}$each in -*) [ -n "$lead" ] || each=./$each ;; esac
    each=$lead$folder$each
    COMPREPLY[${#COMPREPLY[@]}]=${each:kept}
  done < <(_wf_list "$kind" "$real" "${typed#"$folder"}")
  _wf_compopt -o filenames
}

# Lists the names in a folder that start so, each with a NUL after it; called in a process of its own.
_wf_list() {
  local each
  set +fu
  unset GLOBIGNORE
  shopt -u dotglob failglob
  shopt -s nullglob
  case $(bind -v 2>/dev/null) in *'completion-ignore-case on'*) shopt -s nocaseglob ;; esac
  [ "$3" != .. ] || printf '%s\0' ..
  for each in "$2$3"*; do
    [ -d "$each" ] || _wf_fits "$1" "$each" || continue
    each=${each:${#2}}
    case $each in . | ..) ;; *) printf '%s\0' "$each" ;; esac
  done
}

# Bash 3 has no compopt.
_wf_compopt() {
  [ -z "$_wf_compopt" ] || compopt "$@" 2>/dev/null
}

# Completes after a program that runs others, as in `npx wf`. What is not about wf is completed as it
# was before.
_wf_by_runner() {
  COMPREPLY=()
  _wf_after "$@" || _wf_delegate "$@"
}

_wf_after() {
  local IFS=$' \t\n' word raw target kept at=1
  local -a words
  _wf_read "$@"
  while :; do
    case ${words[at]-} in
      -* | exec) at=$((at + 1)) ;;
      wf) break ;;
      *) return 1 ;;
    esac
  done
  words=("${words[@]:at}")
  _wf_compopt +o bashdefault +o default +o dirnames +o filenames +o nospace +o plusdirs
  _wf_complete
  return 0
}

# Calls what completed a program before.
_wf_delegate() {
  local _wf_name=${1##*/} _wf_status=0 _wf_each
  local -a _wf_before
  eval "_wf_before=(\"\${_wf_before_$_wf_name[@]-}\")"
  case ${_wf_before-} in
    '') _wf_load "$@" || _wf_status=$? ;;
    -F) "${_wf_before[1]}" "$@" || _wf_status=$? ;;
    *)
      while IFS= read -r _wf_each; do
        COMPREPLY[${#COMPREPLY[@]}]=$_wf_each
      done < <(compgen "${_wf_before[@]}" -- "$2" 2>/dev/null)
      ;;
  esac
  # By 124, it says that it has put another in its place, and that Bash has to ask again.
  if [ "$_wf_status" -eq 124 ]; then _wf_wrap "$_wf_name" || _wf_status=0; fi
  return "$_wf_status"
}

# Calls what loads completions on demand, such as bash-completion.
_wf_load() {
  local -a _wf_spec
  eval "_wf_spec=($(complete -p -D 2>/dev/null))"
  while [ "${#_wf_spec[@]}" -gt 1 ]; do
    if [ "${_wf_spec[0]}" = -F ]; then
      "${_wf_spec[1]}" "$@"
      return
    fi
    _wf_spec=("${_wf_spec[@]:1}")
  done
}

# Puts itself in front of what completes a program; fails when it stands there already.
_wf_wrap() {
  local at
  local -a spec options before
  options=() before=()
  eval "spec=($(complete -p "$1" 2>/dev/null))"
  for ((at = 1; at < ${#spec[@]} - 1; at++)); do
    case ${spec[at]}:${spec[at + 1]} in
      -F:_wf_by_runner) return 1 ;;
      -o:*) options=("${options[@]}" -o "${spec[++at]}") ;;
      -F:*) before=(-F "${spec[++at]}") ;;
      *) before=("${before[@]}" "${spec[at]}") ;;
    esac
  done
  if [ "${#spec[@]}" -eq 0 ]; then
    options=(-o bashdefault -o default)
    [ -n "$_wf_compopt" ] || options=("${options[@]}" -o filenames)
  elif [ "${#before[@]}" -eq 0 ]; then
    before=(-W '')
  fi
  eval "_wf_before_$1=(\"\${before[@]}\")"
  complete "${options[@]}" -F _wf_by_runner "$1"
}

_wf_compopt=''
if type compopt >/dev/null 2>&1; then
  _wf_compopt=yes
  complete -F _wf wf
else
  complete -o filenames -F _wf wf
fi
for _wf_runner in $_wf_runners; do _wf_wrap "$_wf_runner"; done
unset _wf_runner
